export { WaitingRoom } from "../../party/waiting-room";

/** The tests speak to the objects themselves; nothing comes by HTTP. */
export default { fetch: () => new Response(null, { status: 404 }) };
