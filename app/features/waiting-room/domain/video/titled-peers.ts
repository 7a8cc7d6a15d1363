interface Named {
  memberId: string;
  displayName: string;
}

/** The others of a call, with the provider by the name that patients know: with the title. */
export const titledPeers = <Peer extends Named>(peers: readonly Peer[], providerId: string, name: string): Peer[] =>
  peers.map((peer) => (peer.memberId === providerId ? { ...peer, displayName: name } : peer));
