import { integer, text } from "drizzle-orm/sqlite-core";

/** The organization that owns the row: first column of every tenant table, first part of every key. */
export const organizationId = () => integer("organization_id").notNull();

/** A UUIDv7, or another opaque identifier, as text. */
export const id = (name = "id") => text(name).notNull();

/** An instant in UTC milliseconds. */
export const instant = (name: string) => integer(name);

/** A yes or no, stored as 0 or 1. */
export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

/** A JSON value of the given shape; what is written is parsed by zod before it gets here. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();

/** Raised by one with each change, so that of two changes to what both have read the second is told. */
export const version = () => integer("version").notNull().default(1);
