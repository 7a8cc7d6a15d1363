import { uuidv7 } from "~/kernel/ids";
import { TOPICS, type Topic, type TopicPayload } from "./topics";

/** Where a row differs from one that is done at once and has an id of its own. */
interface EntryOptions {
  id?: string;
  /** UTC ms; not before. */
  availableAt?: number | undefined;
}

/**
 * A row of the outbox, for `commit` to write: the one way in which they are made.
 * @throws ZodError where the payload is not the topic's
 */
export const outboxEntry = <T extends Topic>(
  { now }: { now: number },
  topic: T,
  payload: TopicPayload<T>,
  { id = uuidv7(now), availableAt }: EntryOptions = {},
) => ({
  id,
  topic,
  payload: TOPICS[topic].parse(payload) as TopicPayload<T>,
  ...(availableAt === undefined ? {} : { availableAt }),
});
