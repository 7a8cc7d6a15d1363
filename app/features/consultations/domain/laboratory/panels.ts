/** What is shown together of an order: the tests of a panel, or a test by itself. */
export interface TestGroup<Test> {
  /** The panel's name; empty for a test by itself. */
  panel: string;
  tests: Test[];
}

/** The tests of an order as they are shown: those of a panel in one place, that of the first of them. */
export function groupsOf<Test extends { panel: string }>(tests: readonly Test[]): TestGroup<Test>[] {
  const groups: TestGroup<Test>[] = [];
  const panels = new Map<string, TestGroup<Test>>();
  for (const test of tests) {
    const there = test.panel === "" ? undefined : panels.get(test.panel);
    if (there) there.tests.push(test);
    else {
      const group = { panel: test.panel, tests: [test] };
      groups.push(group);
      panels.set(test.panel, group);
    }
  }
  return groups;
}

/**
 * Groups as somebody looks through them at once: tests that stand by themselves and measure one value share a place, that
 * of the first of them.
 */
export function sharedGroupsOf<Test extends { panel: string; values: readonly unknown[] }>(
  tests: readonly Test[],
): TestGroup<Test>[] {
  const groups: TestGroup<Test>[] = [];
  let singles: TestGroup<Test> | undefined;
  for (const group of groupsOf(tests)) {
    const isSingle = group.panel === "" && group.tests.every(({ values }) => values.length <= 1);
    if (isSingle && singles) singles.tests.push(...group.tests);
    else {
      groups.push(group);
      if (isSingle) singles = group;
    }
  }
  return groups;
}
