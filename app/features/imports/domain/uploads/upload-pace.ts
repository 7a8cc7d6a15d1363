/** How far the sending of a file is. */
export interface UploadPace {
  /** Bytes that have arrived, those of an earlier try too. */
  arrived: number;
  /** 0 to 100. */
  percent: number;
  bytesPerSecond: number;
  /** Null while nothing tells. */
  secondsLeft: number | null;
}

/**
 * The pace of this try: what had arrived before it (`atStart` bytes) says nothing of how fast the line is.
 * @param elapsedMs since this try began to send
 */
export function paceOfUpload(
  { arrived, bytes, atStart }: { arrived: number; bytes: number; atStart: number },
  elapsedMs: number,
): UploadPace {
  const percent = bytes === 0 ? 100 : Math.floor((100 * arrived) / bytes);
  const sent = arrived - atStart;
  if (sent <= 0 || elapsedMs <= 0) return { arrived, percent, bytesPerSecond: 0, secondsLeft: null };
  const bytesPerSecond = (sent * 1_000) / elapsedMs;
  return {
    arrived,
    percent,
    bytesPerSecond: Math.round(bytesPerSecond),
    secondsLeft: Math.ceil((bytes - arrived) / bytesPerSecond),
  };
}
