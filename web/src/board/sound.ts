// Small sounds made in code: wood on wood, a seed into a bowl. Off unless the player wants them.
import type { Step } from "../wire";

let context: AudioContext | null = null;

/** A knock for a step: lower for things that turn or change places, brighter for single tokens. */
export function sound(step: Step): void {
  if (step.changes.length === 0 || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  knock(context, step.motion ? 140 : 320 + Math.random() * 80, step.motion ? 0.22 : 0.09);
}

function knock(audio: AudioContext, pitch: number, length: number): void {
  const now = audio.currentTime;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.18, now + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + length);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + length + 0.02);
}
