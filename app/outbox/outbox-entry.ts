import { uuidv7 } from "~/kernel/ids";
import { TOPICS, type Topic, type TopicPayload } from "./topics";

/** Options of a row that is not due at once, or whose id is given. */
interface EntryOptions {
  id?: string;
  /** Earliest time to carry it out (UTC ms). */
  availableAt?: number | undefined;
}

/**
 * Makes an outbox row for `commit`: the only way to make one.
 * @throws ZodError if the payload is not valid for the topic
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
