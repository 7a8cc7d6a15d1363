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
