/** Ends something that was started; resolves when it has ended. Calling it again changes nothing. */
export type Stop = () => Promise<void>;
