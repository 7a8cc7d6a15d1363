import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { openReviewsStatement, refusalsStatement } from "../../data/chunk-rows.server";
import { viewOf } from "../../domain/imports/import-view";
import { storedPatientSchema } from "../../schemas/stored-patient";
import { parse } from "~/platform/http/parse.server";
import { importOf } from "./import-of.server";
import { previewImport } from "../reading/preview-import.server";
import { groupsOf } from "../../domain/reading/counted-cells";
import { leftOutWords, problemWords } from "../../support/reading/problem-words.server";

const SHOWN = 20;

async function openReviews({ db }: RequestContext, id: string) {
  const found = await openReviewsStatement(db, id, SHOWN);
  return found.map(({ row, draft, ...known }) => {
    const { firstName, lastName, birthDate, email, phone } = parse(storedPatientSchema, draft);
    return { row, draft: { firstName, lastName, birthDate, email, phone }, known };
  });
}

/** One import with what its state has to show: the first rows while it waits, what to decide and what was refused. */
export async function readImport(context: RequestContext, importId: string) {
  const stored = await importOf(context, importId);
  const { db, now } = context;
  const view = viewOf(stored, now);
  if (stored.status === "WAITING")
    return { view, preview: await previewImport(context, stored), reviews: [], refusals: [], groups: null };
  const words = problemWords(context.locale);
  const refusals = stored.refused > 0 ? await refusalsStatement(db, stored.id, 0, SHOWN) : [];
  const reviews = stored.review > 0 && !/^UNDO/.test(stored.status) ? await openReviews(context, stored.id) : [];
  if (reviews.length + refusals.length > 0)
    await auditStatement(context, {
      action: "patientImport.read",
      subjectKind: "patientImport",
      subjectId: stored.id,
    }).run();
  const wordsOfCell = leftOutWords(context.locale);
  return {
    view,
    preview: null,
    reviews,
    groups: {
      leftOut: groupsOf(view.unknownWords).map((group) => ({ ...group, text: wordsOfCell(group) })),
      refused: groupsOf(view.refusalReasons).map((group) => ({
        ...group,
        text: words({ ...group, message: group.reason }),
      })),
    },
    refusals: refusals.map(({ row, cells, problems }) => ({
      row,
      text: cells.join(" · ").slice(0, 120),
      problems: problems.map(words),
    })),
  };
}
