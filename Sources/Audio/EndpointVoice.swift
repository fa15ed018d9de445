/// A voice of a server.
package struct EndpointVoice {
  /// The most letters that a server says at once.
  static let longest = 4096

  /// The address, which is safe to show.
  let address: String
  /// The model and the names of its voices, which tell its sound from that of others.
  let identity: String
  /// Returns the sound of a text as WAV.
  ///
  /// Throws ``SoundFault/stopped`` if `pause` returns true, and ``SoundFault/endpointFailed(_:)``
  /// otherwise.
  let fetch: (Speech, Pause) throws(SoundFault) -> [UInt8]

  package init(
    address: String,
    identity: String,
    fetch: @escaping (Speech, Pause) throws(SoundFault) -> [UInt8]
  ) {
    self.address = address
    self.identity = identity
    self.fetch = fetch
  }
}
