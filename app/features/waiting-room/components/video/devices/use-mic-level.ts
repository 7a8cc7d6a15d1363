import { useEffect, useState } from "react";

const LOOK_EVERY_MS = 150;

/** How loud a microphone is just now, from 0 to 100. */
export function useMicLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return setLevel(0);
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
      setLevel(Math.min(100, Math.round((loudest / 128) * 150)));
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return level;
}

/** Plays two short notes, to find out whether the speaker works. */
export function playTestSound(): void {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = 0.2;
  gain.connect(context.destination);
  for (const [at, hertz] of [
    [0, 523],
    [0.35, 659],
  ] as const) {
    const note = context.createOscillator();
    note.frequency.value = hertz;
    note.connect(gain);
    note.start(context.currentTime + at);
    note.stop(context.currentTime + at + 0.3);
  }
  setTimeout(() => void context.close(), 1_000);
}
