/** A program that operators run, as a process that is kept carries it out. */
export interface CommandOrder {
  readonly command: 'settings' | 'content' | 'service' | 'operators';
  readonly args: readonly string[];
  readonly dataFolder: string;
}

export interface CommandEnd {
  readonly exitCode: number;
  readonly said: string;
  readonly complaints: string;
}
