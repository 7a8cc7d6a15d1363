/** A room that several doctors share, as its list and its form show it. */
export interface SharedRoom {
  id: string;
  name: string;
  /** One of the values of what a room can be for. */
  purpose: string;
  /** It is open. */
  enabled: boolean;
  version: number;
}

/** Something that a room can be for. */
export interface RoomPurpose {
  value: string;
  kind: "branch" | "offering";
  name: string;
  /** It can be chosen anew. */
  enabled: boolean;
}
