const SECRET = 'a secret for measuring, 32 characters'

module.exports = {
  auth: { secret: SECRET },
  apiToken: { salt: SECRET },
  transfer: { token: { salt: SECRET } },
  secrets: { encryptionKey: SECRET },
}
