/** What one client may ask of the server's connections. */
export interface ConnectionLimits {
  /** Most connections of one address at a time; in IPv6 of one network of 64 bits. */
  readonly perAddress: number;
  /** Most connections in all. */
  readonly total: number;
  /** A connection ends after so many requests. */
  readonly requestsPerConnection: number;
  /**
   * So many requests of one connection may wait for the answer before them; with one more it ends after these. No
   * browser and no proxy sends a request before it has read the answer to the one before.
   */
  readonly waitingRequests: number;
  /** So long a connection may take for the head of a request, its first one included. */
  readonly headTimeoutMs: number;
  /** So long a body may take whatever its length, and for each second more it must bring `bodyBytesPerSecond`. */
  readonly bodyTimeoutMs: number;
  readonly bodyBytesPerSecond: number;
  /** Bodies longer than this are large: what has come of them and is not whole yet is bounded, in all and by sender. */
  readonly largeBodyBytes: number;
  readonly largeBodiesBytes: number;
  readonly largeBodiesPerAddressBytes: number;
  /** Of one member, where a body is read for members only. */
  readonly largeBodiesPerCallerBytes: number;
  /** A client that neither sends nor takes anything for so long, within a request or its answer, is gone. */
  readonly silenceTimeoutMs: number;
  /** So long a connection may rest between two requests; longer than a proxy keeps its own. */
  readonly restTimeoutMs: number;
}

export const defaultConnectionLimits: ConnectionLimits = {
  perAddress: 512,
  total: 8_192,
  requestsPerConnection: 1_000,
  waitingRequests: 1,
  headTimeoutMs: 10_000,
  bodyTimeoutMs: 10_000,
  // A picture of some megabytes comes through from a slow phone, a byte now and then does not.
  bodyBytesPerSecond: 16 * 1024,
  largeBodyBytes: 64 * 1024,
  // The largest body that a call takes has 21 MB.
  largeBodiesBytes: 192 * 1024 * 1024,
  largeBodiesPerAddressBytes: 96 * 1024 * 1024,
  largeBodiesPerCallerBytes: 24 * 1024 * 1024,
  silenceTimeoutMs: 30_000,
  restTimeoutMs: 72_000,
};
