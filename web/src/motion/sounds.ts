// Short sounds of cards and coins, made by Web Audio from noise and a few tones; there are no files.
import type { Sound } from './hearing';

/** Seconds from one sound to the next; as far apart as the cards that fly. */
const APART = 0.11;

let context: AudioContext | null = null;

/** Browsers keep sound back until somebody has touched the page; call it from where that happens. */
export function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Plays sounds one after another, unless the browser still keeps them back: late ones would only confuse. */
export function play(sounds: Sound[], volume: number): void {
  if (!context) wake();
  if (context!.state !== 'running' || sounds.length === 0) return;
  const master = context!.createGain();
  master.gain.value = volume;
  master.connect(context!.destination);
  sounds.forEach((sound, index) => MAKE[sound](context!, master, context!.currentTime + 0.01 + index * APART));
}

type Maker = (audio: AudioContext, out: AudioNode, at: number) => void;

const MAKE: Record<Sound, Maker> = {
  lay(audio, out, at) {
    hiss(audio, out, { at, lasts: 0.07, from: 1900, to: 900, loud: 0.5 });
    tone(audio, out, { at, lasts: 0.09, pitch: 150, loud: 0.35 });
  },
  draw: (audio, out, at) => hiss(audio, out, { at, lasts: 0.17, from: 900, to: 3600, loud: 0.34 }),
  coin(audio, out, at) {
    tone(audio, out, { at, lasts: 0.16, pitch: 1568, loud: 0.16, shape: 'triangle' });
    tone(audio, out, { at: at + 0.06, lasts: 0.3, pitch: 2093, loud: 0.16, shape: 'triangle' });
  },
  turn: (audio, out, at) => chime(audio, out, at, [587, 880]),
  round: (audio, out, at) => chime(audio, out, at, [523, 659, 784]),
  end: (audio, out, at) => chime(audio, out, at, [523, 659, 784, 1047]),
};

function chime(audio: AudioContext, out: AudioNode, at: number, pitches: number[]): void {
  pitches.forEach((pitch, index) => tone(audio, out, { at: at + index * 0.12, lasts: 0.5, pitch, loud: 0.2 }));
}

interface Shape {
  at: number;
  lasts: number;
  loud: number;
}

/** A gain that jumps up and dies away. */
function fading(audio: AudioContext, out: AudioNode, { at, lasts, loud }: Shape): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + lasts);
  gain.connect(out);
  return gain;
}

function tone(audio: AudioContext, out: AudioNode, shape: Shape & { pitch: number; shape?: OscillatorType }): void {
  const oscillator = audio.createOscillator();
  oscillator.type = shape.shape ?? 'sine';
  oscillator.frequency.value = shape.pitch;
  oscillator.connect(fading(audio, out, shape));
  oscillator.start(shape.at);
  oscillator.stop(shape.at + shape.lasts);
}

/** Paper on paper: noise through a filter that moves. */
function hiss(audio: AudioContext, out: AudioNode, shape: Shape & { from: number; to: number }): void {
  const source = audio.createBufferSource();
  source.buffer = noise(audio, shape.lasts);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(shape.from, shape.at);
  filter.frequency.exponentialRampToValueAtTime(shape.to, shape.at + shape.lasts);
  source.connect(filter).connect(fading(audio, out, shape));
  source.start(shape.at);
}

function noise(audio: AudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
