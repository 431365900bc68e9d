module.exports = {
  'users-permissions': { config: { jwtSecret: 'a secret for measuring, 32 characters' } },
  graphql: { config: { defaultLimit: 25, maxLimit: 100, depthLimit: 10 } },
}
