/** The arguments with which Node runs the built server, from the project's folder. */
export declare const SERVER: string[]
