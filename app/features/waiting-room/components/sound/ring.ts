/** A soft two-tone chime: frequencies in hertz, one after the other, each for this long in seconds. */
const TONES = [660, 880];
const TONE_SECONDS = 0.18;

/** Plays the chime, so many seconds from now. */
export function ring(audio: AudioContext, after = 0): void {
  TONES.forEach((frequency, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + after + index * TONE_SECONDS;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  });
}
