/** Who came first of those who wait, whatever their time: whoever is seen next. Undefined where nobody waits. */
export const firstCome = <Person>(waiting: readonly Person[], cameAt: (person: Person) => number): Person | undefined =>
  waiting.toSorted((a, b) => cameAt(a) - cameAt(b))[0];
