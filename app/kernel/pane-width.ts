/** The share of a page that what stands beside its main part takes, in percent. */
export const PANE = { min: 25, max: 70, first: 40, step: 5 } as const;

export const fitted = (percent: number): number => Math.round(Math.max(PANE.min, Math.min(PANE.max, percent)));

/** What a key does to the width; undefined for one that does nothing. The pane stands at the end of the line. */
export function widthByKey(key: string, width: number, rtl: boolean): number | undefined {
  const wider = rtl ? "ArrowRight" : "ArrowLeft";
  const narrower = rtl ? "ArrowLeft" : "ArrowRight";
  if (key === wider) return fitted(width + PANE.step);
  if (key === narrower) return fitted(width - PANE.step);
  if (key === "Home") return PANE.min;
  return key === "End" ? PANE.max : undefined;
}
