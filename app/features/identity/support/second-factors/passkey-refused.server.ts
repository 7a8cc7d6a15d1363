import { refusedAs } from "~/db/commit.server";
import { PasskeyRefused } from "./passkey-challenge.server";

/** A challenge or a passkey that is in the database already, of this user where one is known. @throws PasskeyRefused */
export const knownPasskey = (userId: string | null = null) => refusedAs(() => new PasskeyRefused(userId));
