import type { LabState } from "./lab-order-states";

/** A test that is running for a patient, and the order in which it is. Instants in UTC ms. */
export interface RunningTest {
  testId: string;
  name: string;
  orderId: string;
  number: number | null;
  state: LabState;
  orderedAt: number | null;
}

/** Of the tests that are running those that are ordered once more. */
export const orderedAgain = <Of extends Pick<RunningTest, "testId">>(
  running: readonly Of[],
  tests: readonly { testId: string }[],
): Of[] => running.filter(({ testId }) => tests.some((test) => test.testId === testId));
