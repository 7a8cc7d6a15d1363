/** Third-party chat services that an organization can show its visitors. */
export const CHAT_SERVICES = ["NONE", "TAWK", "CRISP", "INTERCOM"] as const;
export type ChatService = Exclude<(typeof CHAT_SERVICES)[number], "NONE">;

/** Format of the account that a page names, by service. */
const ACCOUNT: Readonly<Record<ChatService, RegExp>> = {
  TAWK: /^[0-9a-f]{24}\/[0-9a-z]{1,24}$/,
  CRISP: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  INTERCOM: /^[0-9a-z]{4,20}$/,
};

export const isChatAccount = (service: ChatService, account: string): boolean => ACCOUNT[service].test(account);

/** What a page loads to show a service's chat. */
export interface ChatScript {
  /** Globals to set on the window before the script runs. */
  globals: Readonly<Record<string, unknown>>;
  src: string;
}

/** @param account an account that `isChatAccount` accepts */
export function chatScript(service: ChatService, account: string): ChatScript {
  switch (service) {
    case "TAWK":
      return { globals: { Tawk_API: {} }, src: `https://embed.tawk.to/${account}` };
    case "CRISP":
      return { globals: { $crisp: [], CRISP_WEBSITE_ID: account }, src: "https://client.crisp.chat/l.js" };
    case "INTERCOM":
      return {
        globals: { intercomSettings: { api_base: "https://api-iam.intercom.io", app_id: account } },
        src: `https://widget.intercom.io/widget/${account}`,
      };
  }
}

/**
 * Hosts that the services name for a content security policy, by type of resource
 * (docs/decisions/2026-11-22-third-party-chat.md).
 */
const SOURCES = {
  TAWK: {
    script: "https://*.tawk.to https://cdn.jsdelivr.net",
    connect: "https://*.tawk.to wss://*.tawk.to",
    frame: "https://*.tawk.to",
    style: "https://*.tawk.to https://cdn.jsdelivr.net https://fonts.googleapis.com",
    image: "https://*.tawk.to https://cdn.jsdelivr.net https://tawk.link",
    font: "https://*.tawk.to https://fonts.gstatic.com",
    media: "https://*.tawk.to",
  },
  CRISP: {
    script: "https://client.crisp.chat",
    connect:
      "https://client.crisp.chat https://storage.crisp.chat wss://client.relay.crisp.chat wss://client.relay.rescue.crisp.chat",
    frame: "https://game.crisp.chat",
    style: "https://client.crisp.chat",
    image: "https://client.crisp.chat https://image.crisp.chat https://storage.crisp.chat",
    font: "https://client.crisp.chat",
    media: "https://client.crisp.chat",
  },
  INTERCOM: {
    script: "https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com",
    connect:
      "https://via.intercom.io https://api-iam.intercom.io https://api-ping.intercom.io wss://nexus-websocket-a.intercom.io wss://nexus-websocket-b.intercom.io https://nexus-websocket-a.intercom.io https://nexus-websocket-b.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com https://uploads.intercomcdn.com https://uploads.intercomusercontent.com",
    frame: "https://intercom-sheets.com https://www.intercom-reporting.com",
    style: "",
    image:
      "https://js.intercomcdn.com https://static.intercomassets.com https://downloads.intercomcdn.com https://uploads.intercomusercontent.com https://gifs.intercomcdn.com",
    font: "https://js.intercomcdn.com https://fonts.intercomcdn.com",
    media: "https://js.intercomcdn.com https://downloads.intercomcdn.com",
  },
} as const satisfies Record<ChatService, Readonly<Record<string, string>>>;

/** What a page with the chat of a service may load; undefined for what is no service. */
export const chatSourcesOf = (service: string | null) =>
  service !== null && Object.hasOwn(SOURCES, service) ? SOURCES[service as ChatService] : undefined;
