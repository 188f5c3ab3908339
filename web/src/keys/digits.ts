// Numbers typed digit by digit.
const WAIT_MS = 600;

/** What takes digits: where a longer number is possible, it waits a moment for the next digit, then acts. */
export function digits(most: () => number, act: (number: number) => void): (digit: string) => void {
  let typed = '';
  let waiting: ReturnType<typeof setTimeout>;
  return (digit) => {
    typed += digit;
    clearTimeout(waiting);
    const done = () => {
      const number = Number(typed);
      typed = '';
      if (number >= 1 && number <= most()) act(number);
    };
    if (Number(typed) * 10 > most()) done();
    else waiting = setTimeout(done, WAIT_MS);
  };
}
