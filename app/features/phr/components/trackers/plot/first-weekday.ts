interface WeekInfo {
  /** 1 Monday .. 7 Sunday. */
  firstDay: number;
}

/** On which day a week begins where a language is spoken: 1 Monday .. 7 Sunday; Monday where nothing is known. */
export function firstWeekday(bcp47: string): number {
  // Older engines have the property, newer ones the method; TypeScript knows neither.
  const locale = new Intl.Locale(bcp47) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
