import { integer, text } from "drizzle-orm/sqlite-core";

/** The organization that owns the row: first column of every tenant table, first part of every key. */
export const organizationId = () => integer("organization_id").notNull();

/** A UUIDv7, or another opaque identifier, as text. */
export const id = (name = "id") => text(name).notNull();

/** An instant in UTC milliseconds. */
export const instant = (name: string) => integer(name);

/** A boolean, stored as 0 or 1. */
export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

/** A JSON value of the given shape; zod has parsed what is written. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();

/** Increases by one with each change, so that the second of two concurrent changes is refused. */
export const version = () => integer("version").notNull().default(1);
