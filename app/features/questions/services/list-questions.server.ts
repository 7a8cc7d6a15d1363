import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { BackPage, BackWanted } from "~/kernel/time/back-page";
import { readFileLinks, readMessages } from "../data/question-messages.server";
import {
  countQueue,
  readInStates,
  readOfPatient,
  readQueue,
  readSentOfPatient,
  type Place,
  type QuestionRow,
} from "../data/questions.server";
import type { QuestionLine } from "../domain/question";
import type { QuestionState } from "../domain/question-states";
import { questionLines } from "../support/question-lines.server";
import { questionTerms } from "../support/question-terms.server";
import { askingPatient, mayAnswer, onlyWrittenBy, seenBy } from "../support/reach-question.server";

const PAGE = 20;
const MOST_COUNTED = 100;

/** The lists of the queue: what waits for an answer, for the patient, and what is over. */
export const QUEUE_LISTS = {
  waiting: ["ASKED", "TAKEN", "FOLLOW_UP"],
  patient: ["INFO_WANTED"],
  answered: ["ANSWERED", "CLOSED"],
  ended: ["DECLINED", "EXPIRED", "CANCELLED"],
} as const satisfies Record<string, readonly QuestionState[]>;
export type QueueList = keyof typeof QUEUE_LISTS;

const markOf = (before: string | null): Place | null => {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(before ?? "") ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
};

interface Page {
  questions: QuestionLine[];
  /** Where the list goes on; null at its end. */
  next: string | null;
}

async function pageOf(
  context: RequestContext,
  rows: readonly QuestionRow[],
  placeOf: (row: QuestionRow) => number,
): Promise<Page> {
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return { questions: await questionLines(context, page), next: last ? `${placeOf(last)}.${last.id}` : null };
}

/** The patient's own questions, newest first, and whether they can ask now. */
export async function listOwnQuestions(context: RequestContext, before: string | null) {
  await authorize(context, "question.ask");
  const { patientId } = await askingPatient(context);
  const asked = { before: markOf(before), most: PAGE + 1, madeBy: onlyWrittenBy(context) };
  const [rows, { isOn }] = await Promise.all([readOfPatient(context.db, patientId, asked), questionTerms(context)]);
  return { ...(await pageOf(context, rows, ({ createdAt }) => createdAt)), isOn, isFirst: asked.before === null };
}

/** One list of the queue, for whoever answers: what is due first comes first in what waits. */
export async function listQueue(context: RequestContext, list: QueueList, before: string | null) {
  await authorize(context, "question.read");
  const { actor, db } = context;
  if (actor.kind === "patient") throw new NotFoundError();
  const [by, { isOn }] = await Promise.all([seenBy(context), questionTerms(context)]);
  const most = PAGE + 1;
  const page =
    list === "waiting"
      ? await pageOf(context, await readQueue(db, by, { after: markOf(before), most }), ({ dueAt }) => dueAt ?? 0)
      : await pageOf(
          context,
          await readInStates(db, by, QUEUE_LISTS[list], { before: markOf(before), most }),
          ({ since }) => since,
        );
  return { ...page, isOn, answers: verdictOf(context, "question.answer") === "allowed" };
}

/** How many questions wait for whoever looks, at most 100. */
export async function countQuestionsToAnswer(context: RequestContext): Promise<number> {
  await authorize(context, "question.read");
  return context.actor.kind === "patient" ? 0 : countQueue(context.db, await seenBy(context), MOST_COUNTED);
}

/** What the call gives: a patient's own questions, or all that whoever answers sees, newest first. */
export async function allAskedQuestions(context: RequestContext, { before }: { before: string | null }) {
  await authorize(context, "question.read");
  const place = markOf(before);
  if (context.actor.kind === "patient") {
    const { questions, next } = await listOwnQuestions(context, before);
    return { questions, next };
  }
  const states = Object.values(QUEUE_LISTS).flat();
  const rows = await readInStates(context.db, await seenBy(context), states, { before: place, most: PAGE + 1 });
  return pageOf(context, rows, ({ since }) => since);
}

/**
 * A patient's questions before a place of their timeline, as far as whoever looks can open them. The caller has made sure
 * that they may read the record.
 */
export async function questionsBefore(
  context: RequestContext,
  patientId: string,
  { before, most }: BackWanted,
): Promise<BackPage<QuestionLine & { at: number }>> {
  await authorize(context, "question.read");
  const [rows, by] = await Promise.all([
    readSentOfPatient(context.db, patientId, before, most),
    context.actor.kind === "employee" ? seenBy(context) : null,
  ]);
  const seen = rows.filter((row) => by === null || mayAnswer(row, by));
  const lines = await questionLines(context, seen);
  const last = rows.length === most ? rows.at(-1) : undefined;
  return {
    lines: lines.map((line, index) => ({ ...line, at: seen[index]?.askedAt ?? 0 })),
    end: last ? { at: last.askedAt ?? 0, id: last.id } : null,
  };
}

/** More than anybody asks. */
const MOST_TAKEN = 1_000;

/** All that the patient has asked and was answered, for the copy of all that is theirs. */
export async function takeOwnQuestions(context: RequestContext) {
  await authorize(context, "question.ask");
  const { patientId } = await askingPatient(context);
  const rows = await readOfPatient(context.db, patientId, {
    before: null,
    most: MOST_TAKEN,
    madeBy: onlyWrittenBy(context),
  });
  const ids = rows.map(({ id }) => id);
  const taken = [];
  for (let at = 0; at < ids.length; at += 50) {
    const some = ids.slice(at, at + 50);
    const [messages, files] = await Promise.all([readMessages(context.db, some), readFileLinks(context.db, some)]);
    for (const row of rows.slice(at, at + 50))
      taken.push({
        ...{ id: row.id, state: row.state, askedAt: row.askedAt, title: row.title, topic: row.topic, text: row.text },
        messages: messages
          .filter(({ questionId }) => questionId === row.id)
          .map(({ at: when, kind, text }) => ({ at: when, kind, text })),
        files: files.filter(({ questionId }) => questionId === row.id).map(({ name }) => name),
      });
  }
  return taken;
}
