/** The parts of the DICOM reader that the viewer uses; the package has no types of its own. */
declare module "daikon" {
  interface Image {
    getRows(): number;
    getCols(): number;
    getNumberOfFrames(): number;
    getNumberOfSamplesPerPixel(): number;
    getPlanarConfig(): number | null;
    getModality(): string | null;
    getPhotometricInterpretation(): string | null;
    getWindowCenter(): number | null;
    getWindowWidth(): number | null;
    hasPixelData(): boolean;
    getRawData(): ArrayBuffer;
    /** Values of one frame with their slope and intercept. */
    getInterpretedData(asArray: false, asObject: true, frame: number): { data: Float32Array; min: number; max: number };
  }
  const daikon: { readonly Series: { parseImage(data: DataView): Image | null } };
  export = daikon;
}
