/** A short tone when it is my turn, for who wants one: made here, without a file. */
import { signal } from '@preact/signals';
import { setSetting, setting } from '../ui/device/settings';

const KEY = 'turn-tone';
const HIGHEST_GAIN = 0.2;
/** In Hz, one after the other. */
const NOTES = [660, 880];
const NOTE_S = 0.14;

/** Off as long as nobody has asked for it. */
export const wantsTone = signal(setting(KEY) === 'on');

let context: AudioContext | null = null;

/** Browsers let it sound after the page was touched once. Where there is no sound, nothing happens. */
export function playTone(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  const gain = context.createGain();
  gain.connect(context.destination);
  const start = context.currentTime;
  const end = start + NOTES.length * NOTE_S;
  gain.gain.setValueAtTime(HIGHEST_GAIN, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  NOTES.forEach((hertz, index) => {
    const note = (context as AudioContext).createOscillator();
    note.frequency.value = hertz;
    note.connect(gain);
    note.start(start + index * NOTE_S);
    note.stop(start + (index + 1) * NOTE_S);
  });
}

/** Who switches it on hears it. */
export function setTone(on: boolean): void {
  wantsTone.value = on;
  setSetting(KEY, on ? 'on' : null);
  if (on) playTone();
}
