export const files = {
  refused: {
    empty: "Choose a file that is not empty",
    tooLarge: "The file must be at most {{most, number}} MB",
    svg: "SVG drawings can carry scripts. Save it as PNG and choose that file",
    unknown: "This is not a file of a kind that we can take. Choose one of these: {{allowed}}",
    lies: "The name or the type says something else than the content, which is {{actual}}. Choose the original file",
    notAllowed: "Files of this kind cannot be used here. Choose one of these: {{allowed}}",
    damaged: "The picture is damaged or incomplete. Open it, save it again and choose that file",
    tooManyPixels:
      "The picture is {{width, number}} by {{height, number}} pixels. Each side must be at most {{most, number}}",
  },
} as const;
