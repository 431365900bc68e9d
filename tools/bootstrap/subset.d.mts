type Package = { version?: string; optional?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }
type Packages = Record<string, Package & Record<string, unknown>>
type Project = {
  manifest: Record<string, unknown>
  lock: { packages: Packages }
}

export function isNodePackage(name: string): boolean
export function subsetOf(project: Project, wanted: { development: boolean; node: boolean }): Project
export function runningOnly(project: Project): Project
export function withAddresses(lock: Project['lock'], registry: string): Project['lock']
export function isInstalled(packages: Packages, installed: Packages): boolean
