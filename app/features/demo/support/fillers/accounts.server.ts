import type { Row } from "../../domain/table-rows";

interface Account {
  id: string;
  type: "EMPLOYEE" | "CUSTOMER";
  email: string;
  passwordHash: string | null;
  phone: string;
  /** UTC ms. */
  createdAt: number;
}

/** An account as a row; people of a demonstration sign in with their address. */
export const accountRow = ({ id, type, email, passwordHash, phone, createdAt }: Account): Row => ({
  id,
  type,
  username: email,
  email,
  password_hash: passwordHash,
  phone,
  email_proven_at: createdAt,
  created_at: createdAt,
});
