// Seeded chance, and the one volume of noise that every material is cut from.
import { Data3DTexture, LinearFilter, RedFormat, RepeatWrapping } from "three";

/** Numbers from 0 to 1 that follow from a seed, so that every board looks the same each time. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SIZE = 32;

/** The volume: 32 KB, read by all shaders through `noise(p)`. */
export function noiseVolume(): Data3DTexture {
  const next = seeded(11);
  const data = Uint8Array.from({ length: SIZE ** 3 }, () => next() * 256);
  const volume = new Data3DTexture(data, SIZE, SIZE, SIZE);
  volume.format = RedFormat;
  volume.minFilter = volume.magFilter = LinearFilter;
  volume.wrapS = volume.wrapT = volume.wrapR = RepeatWrapping;
  volume.unpackAlignment = 1;
  volume.needsUpdate = true;
  return volume;
}

/** Smooth noise in a shader. */
export const NOISE_GLSL = `
uniform highp sampler3D uNoise;
float noise(vec3 p) { vec3 i = floor(p), f = p - i; f = f * f * (3. - 2. * f); return texture(uNoise, (i + f + .5) / ${SIZE}.).r; }
`;
