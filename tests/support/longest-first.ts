import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take minutes: begun last, each would keep the others' processors idle. */
const LONG = /isolation\/matrix-\w+\.test|served\/mutants\.test/;

/** Vitest's own order, but for the files that take longest, which begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
