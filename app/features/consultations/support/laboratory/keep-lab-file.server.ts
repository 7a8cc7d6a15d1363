import { commit } from "~/db/commit.server";
import {
  eraseContent,
  keepOnceStatements,
  retiredSince,
  type FileKeptOnce,
} from "~/features/organization/public.server";
import { heldFiles, holdContent } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { versionOfFile } from "../../domain/laboratory/lab-files";
import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import { noteHistory } from "./store-lab-step.server";
import { labRules } from "./lab-rules.server";
import { reachDeskOrder } from "./reach-lab-order.server";

/** So many files an order has. */
const MOST_FILES = 40;

/** A test to which files may be put: there is a sample of it. */
export interface TestWithFiles {
  order: LabOrder;
  test: LabOrderTest;
  employeeId: string;
}

/** @throws NotFoundError also for a test that waits for its sample, and one that was cancelled; ForbiddenError */
export async function reachTestWithFiles(
  context: RequestContext,
  { orderId, testId }: { orderId: string; testId: string },
): Promise<TestWithFiles> {
  const { order, tests, employeeId } = await reachDeskOrder(context, orderId);
  const test = tests.find(({ id }) => id === testId);
  if (!test || test.state === "CANCELLED" || test.state === "ORDERED") throw new NotFoundError();
  return { order, test, employeeId };
}

type NewFile = Omit<FileKeptOnce, "patientId" | "createdBy" | "createdAt">;

/**
 * Puts a file whose content lies in the bucket under its id to a test of an order. Where the patient has the same content
 * already, that copy is used and this one is erased, for another test of the order too; where the test has it, nothing
 * changes.
 * @param along what is written in the same batch, by the id of the file where the test has the content already
 * @throws InvalidError at `file` for too many files, and for a test whose results were reviewed already
 */
export async function keepLabFile(
  context: RequestContext,
  { order, test, employeeId }: TestWithFiles,
  added: NewFile,
  along: (there: string | null) => D1PreparedStatement[] = () => [],
): Promise<{ fileId: string; wasThere: boolean }> {
  const { db, now, auditActor } = context;
  const { id: orderId, patientId } = order;
  const files = await heldFiles(db, orderId);
  const isIt = ({ sha256, partId }: (typeof files)[number]) => sha256 === added.sha256 && partId === test.id;
  const there = files.find(isIt);
  if (!there && files.length >= MOST_FILES)
    throw new InvalidError([{ field: "file", message: "laboratory:tooManyFiles", values: { most: MOST_FILES } }]);
  const partVersion = versionOfFile(test, (await labRules(context)).releaseResults);
  if (partVersion === null) throw new InvalidError([{ field: "file", message: "laboratory:reviewedAlready" }]);
  const kept = { ...added, patientId, createdBy: auditActor.id, createdAt: now };
  const holder = { holderId: orderId, partId: test.id, partVersion, addedBy: employeeId, at: now };
  const attached = noteHistory(context, [test], { action: "attach", reason: added.name });
  await commit(context, {
    writes: there
      ? along(there.id)
      : [
          ...keepOnceStatements(db, kept, retiredSince(context)),
          holdContent(db, holder, kept),
          attached,
          ...along(null),
        ],
    audit: there
      ? []
      : [{ action: "labOrder.attach", subjectKind: "labOrder", subjectId: orderId, patientId, fields: ["files"] }],
    result: null,
  });
  const used = there ?? (await heldFiles(db, orderId)).find(isIt);
  if (!used) throw new ConflictError("changedMeanwhile");
  if (used.id !== added.id) await eraseContent(context, added.id);
  return { fileId: used.id, wasThere: there !== undefined };
}
