/** The arguments with which Node runs the built server, from the project's folder. */
export declare const SERVER: string[]
/** The environment variables of the memory that the server needs. */
export declare const MEMORY: Record<string, string>
