/** Rows of the room's own database; `type`, not `interface`, because the storage requires an index signature. */
export type StayRow = {
  id: string;
  appointment_id: string | null;
  provider_id: string | null;
  session_id: string | null;
  by_video: number | null;
  arrival: number | null;
  checked_in_at: number | null;
  admitted_at: number | null;
  last_seen_at: number;
  outcome: "concluded" | "canceled" | null;
  closed_at: number | null;
  last_seq: number | null;
  notes_seq: number | null;
};

export type MemberRow = {
  member_id: string;
  visit_id: string;
  display_name: string;
  given_name: string | null;
  appointment_id: string | null;
  user_id: string | null;
  revoked_at: number | null;
};

export type MessageRow = {
  chat_room_id: string;
  seq: number;
  id: string;
  client_id: string;
  sender_id: string;
  sender_name: string;
  message: string;
  time: number;
  file_id: string | null;
  file_name: string | null;
  content_type: string | null;
  size_bytes: number | null;
};

export type MarkRow = {
  chat_room_id: string;
  member_id: string;
  kind: "staff" | "guest";
  seq: number;
};

export type LatenessRow = { provider_id: string; minutes: number; at: number };

export type TicketRow = {
  member_id: string;
  kind: "staff" | "guest";
  display_name: string;
  appointment_id: string | null;
  user_id: string | null;
  provider_id: string | null;
  session_id: string | null;
  by_video: number | null;
  expires_at: number;
};

export type PublicationRow = {
  peer_id: string;
  id: string;
  chat_room_id: string;
  member_id: string;
  session_id: string;
  tracks: string;
  at: number;
};

/** Creates the tables of a room. The keys of `messages` refuse a second copy and a second use of a sequence number. */
export function createRoomTables(sql: SqlStorage): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS visits (
      id TEXT PRIMARY KEY, appointment_id TEXT, arrival INTEGER, checked_in_at INTEGER, admitted_at INTEGER,
      last_seen_at INTEGER NOT NULL, outcome TEXT CHECK (outcome IN ('concluded', 'canceled')), closed_at INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS members (
      member_id TEXT PRIMARY KEY, visit_id TEXT NOT NULL, display_name TEXT NOT NULL, given_name TEXT,
      appointment_id TEXT, user_id TEXT, revoked_at INTEGER
    );
    CREATE TABLE IF NOT EXISTS messages (
      chat_room_id TEXT NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL, client_id TEXT NOT NULL,
      sender_id TEXT NOT NULL, sender_name TEXT NOT NULL, message TEXT NOT NULL, time INTEGER NOT NULL,
      PRIMARY KEY (chat_room_id, seq), UNIQUE (chat_room_id, sender_id, client_id)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS message_files (
      message_id TEXT PRIMARY KEY, file_id TEXT NOT NULL, file_name TEXT NOT NULL, content_type TEXT NOT NULL,
      size_bytes INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS marks (
      chat_room_id TEXT NOT NULL, member_id TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('staff', 'guest')),
      seq INTEGER NOT NULL, PRIMARY KEY (chat_room_id, member_id)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS lateness_of (
      provider_id TEXT PRIMARY KEY, minutes INTEGER NOT NULL, at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS moves (
      visit_id TEXT PRIMARY KEY, to_room TEXT NOT NULL, at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS publications (
      id TEXT PRIMARY KEY, peer_id TEXT NOT NULL, chat_room_id TEXT NOT NULL, member_id TEXT NOT NULL,
      session_id TEXT NOT NULL, tracks TEXT NOT NULL, at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS tickets (
      hash TEXT PRIMARY KEY, member_id TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('staff', 'guest')),
      display_name TEXT NOT NULL, appointment_id TEXT, user_id TEXT, expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
  `);
  // Columns that older rooms lack.
  addColumn(sql, "visits", "provider_id TEXT");
  addColumn(sql, "tickets", "provider_id TEXT");
  addColumn(sql, "visits", "session_id TEXT");
  addColumn(sql, "tickets", "session_id TEXT");
  addColumn(sql, "visits", "by_video INTEGER");
  addColumn(sql, "tickets", "by_video INTEGER");
  sql.exec("CREATE INDEX IF NOT EXISTS visits_session ON visits (session_id) WHERE session_id IS NOT NULL");
}

function addColumn(sql: SqlStorage, table: "visits" | "tickets", column: string): void {
  const names = [...sql.exec<{ name: string }>(`PRAGMA table_info(${table})`)].map(({ name }) => name);
  if (!names.includes(column.split(" ")[0] ?? column)) sql.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`);
}
