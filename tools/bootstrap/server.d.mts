/** What Node is started with to run the built server, from the project's folder. */
export declare const SERVER: string[]
