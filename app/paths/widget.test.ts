import { describe, expect, it } from "vitest";
import { isWidgetPage, widgetAddress, widgetLook } from "./widget";

describe("the widget's pages", () => {
  it("are those under one address and no other", () => {
    expect(isWidgetPage("/app/appointments/appointmentWidgetUsingReact/7")).toBe(true);
    expect(isWidgetPage("/app/appointments/appointmentWidgetUsingReact/7/booked")).toBe(true);
    expect(isWidgetPage("/app/appointments/setAppointmentService/7")).toBe(false);
    expect(isWidgetPage("/appointmentWidgetUsingReact")).toBe(false);
    expect(isWidgetPage("/secure/providerweb/login")).toBe(false);
  });

  it("take a language, a colour and a scheme from their address, and nothing else", () => {
    const query = new URLSearchParams("lang=ar_BH&colour=%230F5C5E&theme=dark&other=1");
    expect(widgetLook(query)).toEqual({ lang: "ar_BH", colour: "#0f5c5e", theme: "dark" });
    expect(widgetLook(new URLSearchParams("lang=<b>&colour=red;x&theme=blue"))).toEqual({});
  });

  it("are named with what a site chose and without what it left open", () => {
    expect(widgetAddress("7", { lang: "en_US", kind: undefined, colour: "" })).toBe(
      "/app/appointments/appointmentWidgetUsingReact/7?lang=en_US",
    );
    expect(widgetAddress("7/../8", {})).toBe("/app/appointments/appointmentWidgetUsingReact/7%2F..%2F8");
  });
});
