export const files = {
  refused: {
    none: "Choose a file",
    empty: "Choose a file that is not empty",
    tooLarge: "The file must be {{most, number}} MB or smaller",
    tooManyOpen: "{{most, number}} files are already being sent. Wait until they are done, or try again tomorrow",
    svg: "SVG files can contain scripts. Save the image as PNG and choose that file",
    unknown: "We cannot accept this type of file. Choose one of these: {{allowed}}",
    lies: "The file's name or type does not match its content, which is {{actual}}. Choose the original file",
    notAllowed: "This type of file cannot be used here. Choose one of these: {{allowed}}",
    damaged: "The image is damaged or incomplete. Open it, save it again and choose that file",
    damagedPdf: "The PDF is damaged or incomplete: its end is missing. Open it, save it again and choose that file",
    tooManyPixels:
      "The image is {{width, number}} by {{height, number}} pixels. Each side can have at most {{most, number}}",
  },
} as const;
