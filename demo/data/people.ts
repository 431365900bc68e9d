/** One person of the demo club, as a line of the table below. All are invented. */
export type Person = {
  team: string
  name: string
  country: string
  position: string
  number: number | null
  age: number
  /**
   * L agreed to be listed, P to pictures, B to the date of birth; I is inactive; F and M where the team does not imply
   * it.
   */
  choices: string
}

const TABLE = `
men-1 | Mikkel Østergaard | dk | Goalkeeper | 1 | 31 | LPB
men-1 | Tom Barlow | gb | Goalkeeper | 12 | 28 | LP
men-1 | Pavel Novotný | cz | Right wing | 3 | 26 | LP
men-1 | Jonas Hellström | se | Right back | 4 | 30 | LPB
men-1 | Álvaro Rincón | es | Centre back | 7 | 30 | LP
men-1 | Lukas Brandt | de | Pivot | 8 | 33 | LP
men-1 | Dušan Petrović | rs | Centre back | 10 | 27 | L
men-1 | Théo Marchand | fr | Left wing | 17 | 24 | LPB
men-1 | Bence Tóth | hu | Pivot | 19 | 25 | L
men-1 | Sam Okafor | gb | Right wing | 22 | 23 | LP
men-1 | Rasmus Lund | dk | Left back | 23 | 28 | LP
men-1 | Matteo Conti | it | Left back | 55 | 26 | LPB
men-1 | Łukasz Zieliński | pl | Left wing | 11 | 29 | L
men-1 | Owen Pritchard | gb | Right back | 14 | 17 | L
men-1 | Sindre Bakkevold | no | Left back | 21 | 22 | -
men-1 | Mihai Țurcanu | ro | Pivot | 33 | 34 | LI
men-2 | Ștefan Munteanu | ro | Goalkeeper | 16 | 30 | L
men-2 | Callum Reid | gb | Goalkeeper | 30 | 22 | LP
men-2 | Marek Wiśniewski | pl | Centre back | 5 | 38 | LPB
men-2 | Barış Yıldırım | tr | Left back | 9 | 27 | LP
men-2 | Nuno Tavares | pt | Right wing | 13 | 25 | L
men-2 | Kristján Haraldsson | is | Right back | 15 | 31 | LP
men-2 | Joris van Dalen | nl | Pivot | 18 | 29 | LPB
men-2 | Ondřej Šimek | cz | Left wing | 20 | 24 | L
men-2 | Hugo Lefèvre | fr | Centre back | 24 | 26 | L
men-2 | Tiago Moura | br | Left back | 25 | 32 | LP
men-2 | Nikola Jurić | hr | Right back | 26 | 28 | L
men-2 | Emil Söderqvist | se | Left wing | 27 | 21 | -
men-2 | Kwame Boateng | gh | Pivot | 28 | 27 | LP
men-2 | Andris Ozoliņš | lv | Left wing | 29 | 33 | L
men-2 | Finlay Marsh | gb | Left back | 31 | 17 | -
men-2 | Jędrzej Wrona | pl | Right back | 32 | 35 | LI
men-3 | Giorgos Pappas | gr | Goalkeeper | 34 | 41 | L
men-3 | Ben Hartley | gb | Goalkeeper | 35 | 36 | -
men-3 | Yusuf Demirci | tr | Centre back | 36 | 29 | LP
men-3 | Henrik Aasen | no | Left back | 37 | 44 | L
men-3 | Dmytro Kovalenko | ua | Right back | 38 | 31 | L
men-3 | Santiago Ibarra | ar | Right wing | 39 | 28 | LP
men-3 | Gergő Szűcs | hu | Pivot | 40 | 37 | LB
men-3 | Arjun Mehta | in | Right wing | 41 | 26 | L
men-3 | Oskar Lindqvist | se | Centre back | 42 | 39 | -
men-3 | Étienne Roy | ca | Right back | 43 | 30 | L
men-3 | Rory Gallacher | ie | Pivot | 44 | 33 | LP
men-3 | Jakub Dvořáček | sk | Right wing | 45 | 27 | L
men-3 | Karim Haddad | tn | Centre back | 46 | 32 | L
men-3 | Stefan Wieland | ch | Right back | 47 | 45 | -
men-3 | Marcus Bell | gb | Goalkeeper | 48 | 24 | LP
men-3 | Vuk Ilić | me | Left back | 49 | 36 | LI
women-1 | Ingrid Solberg | no | Goalkeeper | 1 | 29 | LPB
women-1 | Hannah Whitlock | gb | Goalkeeper | 12 | 24 | LP
women-1 | Ana Kovačević | hr | Left back | 7 | 27 | LPB
women-1 | Zsófia Tóth | hu | Centre back | 10 | 35 | LPB
women-1 | Lucía Moreno | es | Right wing | 3 | 26 | LP
women-1 | Maja Nørgaard | dk | Right back | 4 | 25 | LP
women-1 | Kateřina Bílková | cz | Pivot | 8 | 30 | L
women-1 | Amélie Girard | fr | Left wing | 9 | 23 | LP
women-1 | Oľga Hrušková | sk | Right back | 11 | 28 | L
women-1 | Freya Lindholm | se | Centre back | 13 | 22 | L
women-1 | Beatriz Fonseca | pt | Left wing | 14 | 31 | LPB
women-1 | Agnieszka Wójcik | pl | Left back | 15 | 33 | L
women-1 | Nkechi Obi | ng | Left back | 17 | 26 | LP
women-1 | Rūta Kazlauskaitė | lt | Right wing | 18 | 29 | -
women-1 | Sólveig Jónsdóttir | is | Left back | 19 | 27 | LP
women-1 | Ilse Vermeulen | nl | Pivot | 20 | 36 | LI
women-2 | Chloé Rousseau | fr | Goalkeeper | 16 | 32 | LP
women-2 | Emma Thornton | gb | Goalkeeper | 21 | 21 | L
women-2 | Priya Desai | in | Centre back | 5 | 40 | LP
women-2 | Ioana Ștefănescu | ro | Left back | 6 | 28 | L
women-2 | Gül Şahin | tr | Right wing | 22 | 25 | L
women-2 | Ñusta Quispe | pe | Right wing | 23 | 30 | LPB
women-2 | Katharina Vogel | de | Pivot | 24 | 37 | L
women-2 | Līga Bērziņa | lv | Right back | 25 | 26 | -
women-2 | Sofia Marinelli | it | Centre back | 26 | 24 | LP
women-2 | Marta Żuławska | pl | Centre back | 27 | 34 | L
women-2 | Abigail Mensah | gh | Right back | 28 | 23 | LP
women-2 | Teodora Jovanović | rs | Pivot | 29 | 27 | L
women-2 | Aoife Brennan | ie | Left wing | 30 | 29 | L
women-2 | Signe Kjærgaard | dk | Right wing | 31 | 33 | -
women-2 | Carla Quintana | co | Centre back | 32 | 31 | LI
u16-boys | Noah Fairclough | gb | Goalkeeper | 61 | 15 | LP
u16-boys | Adam Sokołowski | pl | Goalkeeper | 62 | 14 | -
u16-boys | Leo Castellanos | es | Left wing | 63 | 16 | L
u16-boys | Jakob Thorsen | dk | Left back | 64 | 15 | LP
u16-boys | Tariq Aziz | pk | Centre back | 65 | 14 | LP
u16-boys | Daniel Okonkwo | ng | Right back | 66 | 15 | LP
u16-boys | Mateo Castellanos | es | Right wing | 67 | 13 | -
u16-boys | Elias Nyberg | se | Pivot | 68 | 14 | LP
u16-boys | Oliver Hadley | gb | Left wing | 69 | 13 | L
u16-boys | Luca Ferrante | it | Left back | 70 | 15 | -
u16-boys | Áron Kelemen | hu | Centre back | 71 | 14 | LP
u16-boys | Jamie Burrows | gb | Right wing | 72 | 13 | LP
u16-boys | Milan Radović | me | Pivot | 73 | 15 | LP
u16-boys | Oliver Strand | no | Centre back | 74 | 14 | -
- | Elif Aydın | tr | - | - | 39 | LPF
- | Peter Ashworth | gb | - | - | 58 | LM
- | Grace Holloway | gb | - | - | 52 | LPF
- | Håkon Ødegård | no | - | - | 49 | LM
- | Wanda Pietrzak | pl | - | - | 61 | F
- | Imran Qureshi | pk | - | - | 43 | LM
- | Nadia Lahlou | ma | - | - | 38 | LF
- | Colin Peverell | gb | - | - | 66 | M
- | Birgit Nowak | de | - | - | 55 | LF
- | Raúl Escobedo | mx | - | - | 35 | LM
- | Anneli Kask | ee | - | - | 31 | LIF
- | João Valente | pt | - | - | 40 | LIM
- | Sean O'Dowd | ie | - | - | 47 | IM
- | Çiğdem Aksoy | tr | - | - | 36 | LIF
- | Mattias Ekdahl | se | - | - | 42 | IM
- | Vesna Horvat | si | - | - | 44 | LIF
- | Tomás Arrieta | cl | - | - | 29 | LIM
- | Milica Đorđević | rs | - | - | 39 | IF
`

const optional = (text: string) => (text === '-' ? '' : text)

export const PEOPLE: readonly Person[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [team = '', name = '', country = '', position = '', number = '', age = '', choices = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    return {
      team: optional(team),
      name,
      country,
      position: optional(position),
      number: number === '-' ? null : Number(number),
      age: Number(age),
      choices: optional(choices),
    }
  })
